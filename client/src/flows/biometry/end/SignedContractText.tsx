import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useSignedContractTextQuery } from '#generated/hooks.ts';
import { LoadProblem } from '#shared/page/LoadProblem.tsx';
import { DocumentText } from '#shared/loan/contract/DocumentText.tsx';
import { FINISHED_TEXTS as TEXT } from './texts.ts';

const Loaded = ({ id }: { id: string }) => {
  const { data, loading, refetch } = useSignedContractTextQuery({
    variables: { id },
    // The cached text from before the signature lacks it.
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  if (loading) return <Busy text={TEXT.reading} />;
  // A failed retry leaves the page unchanged.
  if (data === undefined) return <LoadProblem onRetry={() => void refetch().catch(() => undefined)} />;
  const text = data.proposal?.contractTexts?.find(({ name }) => name === 'PLEDGE_CONTRACT_WITH_REGISTRY');
  return text ? <DocumentText text={text} /> : <Text tone="muted">{TEXT.pdfOnly}</Text>;
};

/** Shows the signed contract's text, which loads when opened. */
export const SignedContractText = ({ id }: { id: string }) => (
  <Disclosure summary={TEXT.read}>
    <Loaded id={id} />
  </Disclosure>
);
