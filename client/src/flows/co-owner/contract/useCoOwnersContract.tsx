import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { ItemList, Item } from '@prendarios/design-system/data/ItemList';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Text } from '@prendarios/design-system/foundations/Text';
import { VisuallyHidden } from '@prendarios/design-system/foundations/VisuallyHidden';
import type { ConfirmCoOwnerContractInput, SendCoOwnerCodeInput } from '#generated/graphql.ts';
import {
  useAnswerCoOwnerContractMutation,
  useCoOwnerContractPageQuery,
  usePrepareCoOwnerContractMutation,
  useSendCoOwnerCodeMutation,
} from '#generated/hooks.ts';
import { DocumentText, type ReadableDocument } from '#shared/loan/contract/DocumentText.tsx';
import type { ContractWork } from '#shared/loan/contract/ContractWork.ts';
import { CONTRACT_TEXTS, TERMS_TEXT_VERSION as textVersion } from '#shared/loan/contract/texts.ts';
import { FileActions } from '#shared/files/FileActions.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useCoOwnerFlow } from '../CoOwnerContext.ts';
import { LoanCard } from '../LoanCard.tsx';
import { contractHref } from './contractHref.ts';

const CONTRACT = 'PLEDGE_CONTRACT_WITH_REGISTRY';

/** Shows the loan's cost, the contract as a file, and the other documents inline. */
const Documents = ({ id, texts }: { id: string; texts: readonly ReadableDocument[] }) => (
  <>
    <LoanCard final />
    <Card as="section" aria-label={CONTRACT_TEXTS.documents}>
      <ItemList look="lines">
        <Item end={<FileActions file={{ name: CONTRACT_TEXTS.contractName, href: contractHref(id) }} />}>
          <Text weight="semibold">{CONTRACT_TEXTS.contractName}</Text>
          <Text size={15} tone="muted">
            {CONTRACT_TEXTS.contractHint}
          </Text>
        </Item>
        {texts
          .filter(({ name }) => name !== CONTRACT)
          .map((text) => (
            <Item key={text.name}>
              <Text weight="semibold">{text.title}</Text>
              <Disclosure
                summary={
                  <>
                    <span>{CONTRACT_TEXTS.reading.read}</span>
                    <VisuallyHidden>{`: ${text.title}`}</VisuallyHidden>
                  </>
                }
              >
                <DocumentText text={text} />
              </Disclosure>
            </Item>
          ))}
      </ItemList>
    </Card>
  </>
);

/** Connects the shared contract screen to the co-owner's data and mutations. */
export function useCoOwnersContract(makeAgain: () => void): ContractWork {
  const { coOwnership, goOn, refresh } = useCoOwnerFlow();
  const { id: coOwnershipId, contract } = coOwnership;
  const [prepare] = usePrepareCoOwnerContractMutation();
  const [sendCode] = useSendCoOwnerCodeMutation();
  const [answerContract] = useAnswerCoOwnerContractMutation();
  const { data, loading } = useCoOwnerContractPageQuery({
    variables: { id: coOwnershipId },
    context: { quiet: true },
    fetchPolicy: 'network-only',
  });
  const texts = data?.coOwnership?.contractTexts ?? [];
  return {
    id: `co-owner ${coOwnershipId}`,
    contract,
    subtitle: CONTRACT_TEXTS.coOwnerSubtitle,
    reading: {
      loan: null,
      contract: texts.find(({ name }) => name === CONTRACT) ?? null,
      loading: loading && data === undefined,
    },
    documents: <Documents id={coOwnershipId} texts={texts} />,
    acceptTerms: async (context) => {
      const consents = [{ kind: 'TERMS' as const, textVersion }];
      const { data: kept } = await prepare({ variables: { input: { coOwnershipId, consents } }, context });
      return kept?.readCoOwnerContractDocuments.userErrors ?? [];
    },
    requestCode: contract.isSigningCodeRequired
      ? async (context) => {
          const input = { coOwnershipId, purpose: 'SIGNATURE' } satisfies SendCoOwnerCodeInput;
          const { data: answer } = await sendCode({ variables: { input }, context });
          return answer?.sendCoOwnerCode;
        }
      : null,
    answer: async (given, context) => {
      const input = { coOwnershipId, ...given } satisfies ConfirmCoOwnerContractInput;
      const { data: answer } = await answerContract({ variables: { input }, context });
      if (answer === undefined) throw new Error('The answer to the contract had no data.');
      const { coOwnership: after, userErrors } = answer.confirmCoOwnerContract;
      return problemsOrResult(userErrors, () => goOn(after ?? undefined));
    },
    signedMeanwhile: async () => {
      const after = await refresh();
      return after?.step === 'SIGNED' ? () => goOn(after) : null;
    },
    makeAgain,
    refresh,
  };
}
