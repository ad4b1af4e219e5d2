import type { ConfirmContractInput } from '#generated/graphql.ts';
import {
  useAnswerContractMutation,
  useBiometryContractPageQuery,
  usePrepareContractMutation,
  useSendSigningCodeMutation,
} from '#generated/hooks.ts';
import type { ContractWork } from '#shared/loan/contract/ContractWork.ts';
import { CONTRACT_TEXTS, TERMS_TEXT_VERSION as textVersion } from '#shared/loan/contract/texts.ts';
import { SellerAccountAsked } from '#shared/loan/seller/SellerAccountAsked.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { ContractDocuments } from './ContractDocuments.tsx';

/** Reads figures and text of the contract, both optional because the PDF has them. */
function useReading(id: string) {
  const { data, loading } = useBiometryContractPageQuery({
    variables: { id },
    context: { quiet: true },
    fetchPolicy: 'network-only',
  });
  const loan = data?.proposal ?? null;
  const texts = loan?.contractTexts ?? [];
  const contract = texts.find(({ name }) => name === 'PLEDGE_CONTRACT_WITH_REGISTRY') ?? null;
  const { figures, now } = loan?.contract.changes ?? { figures: loan?.figures, now: loan };
  return {
    texts,
    reading: {
      loan:
        loan === null || figures === undefined
          ? null
          : {
              figures,
              insurance: loan.insurance,
              cfteaWithInsurance: now?.cfteaWithInsurance ?? null,
            },
      contract,
      loading: loading && data === undefined,
    },
  };
}

/** Connects the shared contract screen to the owner's data and mutations. */
export function useHoldersContract(makeAgain: () => void): ContractWork {
  const { proposal, advance, refresh } = useBiometryFlow();
  const [prepare] = usePrepareContractMutation();
  const [answerContract] = useAnswerContractMutation();
  const [sendCode] = useSendSigningCodeMutation();
  const { id: proposalId, contract } = proposal;
  const { texts, reading } = useReading(proposalId);
  return {
    id: proposalId,
    contract,
    subtitle: CONTRACT_TEXTS.subtitle,
    reading,
    documents: (
      <>
        <SellerAccountAsked proposal={proposal} />
        <ContractDocuments texts={texts} />
      </>
    ),
    acceptTerms: async (context) => {
      const consents = [{ kind: 'TERMS' as const, textVersion }];
      const { data } = await prepare({ variables: { input: { proposalId, consents } }, context });
      return data?.readContractDocuments.userErrors ?? [];
    },
    requestCode: contract.isSigningCodeRequired
      ? async (context) => {
          const { data } = await sendCode({ variables: { input: { proposalId } }, context });
          return data?.sendSigningCode;
        }
      : null,
    answer: async (given, context) => {
      const { data } = await answerContract({
        variables: { input: { proposalId, ...given } satisfies ConfirmContractInput },
        context,
      });
      if (data === undefined) throw new Error('The answer to the contract had no data.');
      const { proposal: after, userErrors } = data.confirmContract;
      return problemsOrResult(userErrors, () => advance('terms', after ?? undefined));
    },
    signedMeanwhile: async () => {
      const after = await refresh();
      return after?.contract.isConfirmed === true ? () => advance('terms', after) : null;
    },
    makeAgain,
    refresh,
  };
}
