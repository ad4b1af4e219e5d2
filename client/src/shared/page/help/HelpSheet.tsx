import { Button } from '@prendarios/design-system/actions/Button';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Sheet } from '@prendarios/design-system/overlay/Sheet';
import { questionsOf } from './questions.ts';
import { telHref } from './telHref.ts';

type HelpSheetProps = {
  open: boolean;
  onClose: () => void;
  phone: string;
  hours: string;
  /** Path of the page, which determines the questions. */
  path: string;
};

/** Shows the bank's contacts and the frequent questions about this step. */
export const HelpSheet = ({ open, onClose, phone, hours, path }: HelpSheetProps) => (
  <Sheet open={open} onClose={onClose} title="Ayuda">
    <Stack gap={5}>
      <Stack gap={2}>
        <Button href={telHref(phone)} icon="phone" variant="secondary" block>
          {`Llamar al ${phone}`}
        </Button>
        <Text size={15} tone="muted">{`${hours}. La llamada es gratis.`}</Text>
      </Stack>
      <Stack as="section" gap={2}>
        <Text as="h3" size={17}>
          Preguntas frecuentes
        </Text>
        <div>
          {questionsOf(path).map(({ question, answer }) => (
            <Disclosure key={question} summary={question} tone="row">
              <Text size={15} measure>
                {answer}
              </Text>
            </Disclosure>
          ))}
        </div>
      </Stack>
    </Stack>
  </Sheet>
);
