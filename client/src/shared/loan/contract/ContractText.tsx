import { Button } from '@prendarios/design-system/actions/Button';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useEffect, useEffectEvent, useRef } from 'react';
import { DocumentText, type ReadableDocument } from './DocumentText.tsx';
import { CONTRACT_TEXTS } from './texts.ts';

const TEXT = CONTRACT_TEXTS.reading;

type ContractTextProps = {
  text: ReadableDocument;
  /** Called when the end of the text scrolls into view. */
  onEnd: () => void;
  /** Called by the button after the text, which keyboards and screen readers reach without scrolling. */
  onGoOn: () => void;
};

/** Shows the contract inline. */
export const ContractText = ({ text, onEnd, onGoOn }: ContractTextProps) => {
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onEnd);
  useEffect(function watchTheEnd() {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Card as="section">
      <Stack gap={6}>
        <Text as="h2" size={25}>
          {TEXT.heading}
        </Text>
        <DocumentText text={text} />
        <div ref={end}>
          <Button variant="secondary" onClick={onGoOn}>
            {TEXT.goOn}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
