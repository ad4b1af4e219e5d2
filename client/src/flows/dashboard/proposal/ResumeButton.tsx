import { Button, type ButtonProps } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { PROPOSAL_TEXTS } from './texts.ts';
import { useResume } from './useResume.ts';

type ResumeButtonProps = Pick<ButtonProps, 'variant' | 'children'> & { id: string };

/** Continues a proposal where it stopped, or says why that is not possible. */
export const ResumeButton = ({ id, variant, children }: ResumeButtonProps) => {
  const { busy, problem, go } = useResume(id);
  return (
    <Stack gap={3}>
      <Button
        variant={variant}
        size="small"
        block
        busy={busy}
        busyText={PROPOSAL_TEXTS.resume.opening}
        onClick={go}
      >
        {children}
      </Button>
      {problem !== null && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
    </Stack>
  );
};
