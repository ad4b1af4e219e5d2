import { phoneCodeForm, signatureForm } from '@prendarios/rules/forms/answers';
import { useMemo, useState } from 'react';
import { writeContext } from '#shared/api/idempotency.ts';
import { useKeyring } from '#shared/api/useKeyring.ts';
import { NO_CONSENTS } from '../consents/consents.ts';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import { forgetSentCode } from '../phoneCode/sentCode.ts';
import { CODE_PROBLEMS } from '../phoneCode/useCodeForm.ts';
import { useContractWork, type GoOn } from './ContractWork.ts';
import { CONTRACT_TEXTS, TERMS_TEXT_VERSION } from './texts.ts';

/** Codes that mean the page is outdated; refreshing the flow shows the due step. */
const STALE = new Set(['STEP_NOT_ALLOWED', 'PROPOSAL_NOT_FOUND', 'CONSENT_REQUIRED']);
/** Codes that mean another contract has replaced this one. */
const MADE_AGAIN = new Set(['FIGURES_CHANGED', 'CONTRACT_NOT_CREATED']);

const CODE_FORM = phoneCodeForm({ asksConsents: false });

/**
 * Manages the signature: the borrower accepts the text, then enters the code sent to their phone. `closed` is the
 * bank's message outside opening hours. If the contract or its figures changed after they were shown, the contract is
 * created again.
 */
export function useSigning() {
  const work = useContractWork();
  const { changes, hash } = work.contract;
  const [isAccepted, setAccepted] = useState(false);
  const [closed, setClosed] = useState<string | null>(null);
  const [isUnsigned, setUnsigned] = useState(false);
  const keyring = useKeyring();
  // Hash of the contract that was read, so that a newer contract cannot be signed unread.
  const acceptedHash = hash === null ? {} : { acceptedHash: hash };

  const onProblem = (problem: ServerProblem) => {
    if (problem.code === 'OUT_OF_HOURS') setClosed(problem.message);
    if (MADE_AGAIN.has(problem.code)) work.makeAgain();
    if (STALE.has(problem.code)) void work.refresh().catch(() => undefined);
    return problem.code === 'OUT_OF_HOURS' || MADE_AGAIN.has(problem.code);
  };
  const done = (goOn: GoOn | null) => {
    if (goOn === null) {
      setAccepted(true);
      return;
    }
    forgetSentCode();
    goOn();
  };

  const schema = useMemo(() => signatureForm({ hasChanges: changes !== null }), [changes]);
  const terms = useStepForm({
    id: 'signature',
    schema,
    defaultValues: { figures: false, accepted: false },
    send: async (_values, context) => {
      setClosed(null);
      setUnsigned(false);
      const problems = await work.acceptTerms({
        ...writeContext(keyring.keyFor(TERMS_TEXT_VERSION)),
        quiet: true,
      });
      if (problems.length > 0 || work.requestCode !== null)
        return problemsOrResult<GoOn | null>(problems, null);
      return work.answer({ isConfirmed: true, ...acceptedHash }, context);
    },
    onDone: done,
    onProblem,
  });
  const code = useStepForm({
    id: 'signing-code',
    schema: CODE_FORM,
    defaultValues: { code: '', ...NO_CONSENTS },
    send: ({ code: typed }, context) => {
      setClosed(null);
      setUnsigned(false);
      return work.answer({ isConfirmed: true, ...acceptedHash, code: typed }, context);
    },
    onDone: done,
    onProblem,
    fieldOf: (problem) => (CODE_PROBLEMS.has(problem.code) ? 'code' : null),
  });
  const form = isAccepted ? code : terms;
  const isSigning = isAccepted || work.requestCode === null;
  return {
    terms,
    code: isAccepted ? code : null,
    /** The form to show and send; once the bank has responded, its message replaces that of the unknown outcome. */
    shown: isUnsigned ? { ...form, failure: null, general: [CONTRACT_TEXTS.confirming.unsigned] } : form,
    closed,
    /** Whether the response to the signature was lost and the bank may or may not have received the signature. */
    isUnknown: (form.failure === 'unknown' || (form.failure === 'offline' && isSigning)) && !isUnsigned,
    onSigned: done,
    onUnsigned: () => setUnsigned(true),
  };
}
