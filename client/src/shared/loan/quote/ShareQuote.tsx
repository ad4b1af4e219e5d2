import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { useState } from 'react';
import { usePrintsQuotesQuery } from '#generated/hooks.ts';
import { fetchFile } from '#shared/files/fetchFile.ts';
import { problemOf, savedName } from '#shared/files/remoteFile.ts';
import { saveBlob } from '#shared/files/saveBlob.ts';
import { authorizationHeaders, type HeadersOf } from '#shared/session/authorization.ts';
import { workHeader } from '#shared/session/tabWork.ts';
import { askedLink, type AskLink } from './quoteLink.ts';
import { ShareLink } from './ShareLink.tsx';
import { SHARE_TEXTS as TEXT } from './texts.ts';

const headersOfTab: HeadersOf = async (options) => ({
  ...(await authorizationHeaders(options)),
  ...workHeader(),
});

/** Saves the PDF of a link to these figures. Returns the problem, or null. */
async function savePdf(ask: AskLink): Promise<string | null> {
  const asked = await askedLink(ask);
  if ('problem' in asked) return asked.problem;
  const token = asked.path.slice(asked.path.lastIndexOf('/') + 1);
  const never = new AbortController().signal;
  const fetched = await fetchFile(`/files/quotes/${token}`, headersOfTab, never);
  if (fetched.kind !== 'file') return problemOf(fetched).message;
  saveBlob(fetched.blob, savedName(TEXT.pdfName, fetched.blob.type));
  return null;
}

/** Shares and prints a quote by its link; only shares it if the bank offers no PDF. */
export const ShareQuote = ({ ask }: { ask: AskLink }) => {
  const prints = usePrintsQuotesQuery({ context: { quiet: true } }).data?.canPrintQuotes ?? false;
  const [pdf, setPdf] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });
  const save = async () => {
    if (pdf.busy) return;
    setPdf({ busy: true, problem: null });
    setPdf({ busy: false, problem: await savePdf(ask) });
  };
  return (
    <Stack gap={3}>
      <ShareLink ask={ask}>
        {prints && (
          <Button
            variant="secondary"
            size="small"
            icon="document"
            busy={pdf.busy}
            busyText={TEXT.makingPdf}
            onClick={() => void save()}
          >
            {TEXT.pdf}
          </Button>
        )}
      </ShareLink>
      {pdf.problem !== null && (
        <Alert tone="warning" live>
          {pdf.problem}
        </Alert>
      )}
    </Stack>
  );
};
