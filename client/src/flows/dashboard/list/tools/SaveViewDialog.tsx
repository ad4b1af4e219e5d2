import { Button } from '@prendarios/design-system/actions/Button';
import { TextField } from '@prendarios/design-system/fields/TextField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { type FormEvent, useState } from 'react';
import { nameOfView } from './savedViews.ts';
import { SAVED_TEXTS as TEXT } from './savedTexts.ts';

const FORM_ID = 'guardar-vista';

type SaveViewProps = {
  open: boolean;
  onClose: () => void;
  /** Returns whether the browser stored it. */
  onSave: (name: string) => boolean;
};

/** Asks for a view's name; saving under an existing name replaces that view. */
export const SaveViewDialog = ({ open, onClose, onSave }: SaveViewProps) => {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const close = () => {
    setText('');
    setError(undefined);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = nameOfView(text);
    if (name === '') setError(TEXT.errors.empty);
    else if (onSave(name)) close();
    else setError(TEXT.errors.refused);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={TEXT.title}
      actions={
        <>
          <Button type="submit" form={FORM_ID}>
            {TEXT.confirm}
          </Button>
          <Button variant="secondary" onClick={close}>
            {TEXT.cancel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={FORM_ID} gap={4} onSubmit={submit}>
        <Text tone="muted">{TEXT.text}</Text>
        <TextField
          label={TEXT.name}
          name="nombre-vista"
          autoComplete="off"
          width="full"
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
      </Stack>
    </Dialog>
  );
};
