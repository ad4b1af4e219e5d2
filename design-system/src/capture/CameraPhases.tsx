import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import type { cameraMessages } from '../cameraMessages.ts';
import type { CameraProblem } from './device.ts';
import type { PhotoFault } from './quality.ts';

type Labels = typeof cameraMessages;

type PrimerProps = { children: ReactNode; labels: Labels; onOpen: () => void };

/** Explains why the camera is needed before the browser asks for permission. */
export const CameraPrimer = ({ children, labels, onOpen }: PrimerProps) => (
  <Stack gap={4}>
    <div>{children}</div>
    <Text size={15} tone="muted">
      {labels.permission}
    </Text>
    <Button icon="camera" block onClick={onOpen}>
      {labels.open}
    </Button>
  </Stack>
);

/** Retrying on the same page does not fix these. */
const hopeless = new Set<CameraProblem>(['inApp', 'browser', 'system']);

type TroubleProps = { problem: CameraProblem; labels: Labels; onRetry: () => void };

/** Describes a camera problem and offers a retry where it can help. */
export const CameraTrouble = ({ problem, labels, onRetry }: TroubleProps) => (
  <Alert
    tone="warning"
    live
    title={labels.problems[problem].title}
    action={
      !hopeless.has(problem) && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
      )
    }
  >
    {labels.problems[problem].text}
  </Alert>
);

/** A plain list instead of MUI's List: lines without markers that screen readers announce as a list. */
const Faults = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
}));

type ReviewProps = {
  faults: PhotoFault[];
  /** Result of the caller's inspection. */
  notice: string | null;
  /** Whether the inspection is running. */
  isLooking: boolean;
  labels: Labels;
  busy: boolean;
  onUse: () => void;
  onRetake: () => void;
  /** Text of the button that takes another photo. */
  retake?: string;
};

/** Users may accept a photo with faults unless it is too small to read. */
export const CameraReview = (props: ReviewProps) => {
  const { faults, notice, isLooking, labels, busy, onUse, onRetake } = props;
  const hasFaults = faults.length > 0 || notice !== null;
  const use = !faults.includes('small') && (
    <Button
      key="use"
      variant={hasFaults ? 'secondary' : 'primary'}
      block
      busy={busy || isLooking}
      busyText={isLooking ? labels.looking : labels.sending}
      onClick={onUse}
    >
      {hasFaults ? labels.useAnyway : labels.use}
    </Button>
  );
  const retake = (
    <Button
      key="retake"
      variant={hasFaults ? 'primary' : 'secondary'}
      block
      disabled={busy}
      onClick={onRetake}
    >
      {props.retake ?? labels.retake}
    </Button>
  );
  return (
    <Stack gap={3}>
      {hasFaults ? (
        <Alert tone="warning" live title={labels.review}>
          <Faults>
            {faults.map((fault) => (
              <li key={fault}>{labels.faults[fault]}</li>
            ))}
            {notice !== null && <li>{notice}</li>}
          </Faults>
        </Alert>
      ) : (
        <Text tone="muted">
          <strong>{labels.review}.</strong> {labels.reviewHint}
        </Text>
      )}
      {hasFaults ? [retake, use] : [use, retake]}
    </Stack>
  );
};
