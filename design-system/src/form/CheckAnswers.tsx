import type { ReactNode } from 'react';
import { Link } from '../foundations/Link.tsx';
import { Text } from '../foundations/Text.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { messages } from '../messages.ts';
import './CheckAnswers.css';

export type AnswerRow = { term: string; value: ReactNode; changeHref?: string };
export type AnswerGroup = { title: string; changeHref?: string; rows: AnswerRow[] };

export type CheckAnswersProps = { groups: AnswerGroup[]; headingLevel?: 2 | 3; labels?: { change?: string } };

const ChangeLink = ({ href, subject, text }: { href: string; subject: string; text: string }) => (
  <Link href={href} strong className="pd-answers__change">
    {text}
    <VisuallyHidden>{` ${subject}`}</VisuallyHidden>
  </Link>
);

/** Every answer once more, each with the way back to its question. */
export const CheckAnswers = ({ groups, headingLevel = 2, labels }: CheckAnswersProps) => {
  const text = labels?.change ?? messages.change;
  return (
    <div className="pd-answers">
      {groups.map((group) => (
        <section key={group.title} className="pd-answers__group">
          <div className="pd-answers__head">
            <Text as={`h${headingLevel}`} size={20}>
              {group.title}
            </Text>
            {group.changeHref && <ChangeLink href={group.changeHref} subject={group.title} text={text} />}
          </div>
          <dl className="pd-answers__rows">
            {group.rows.map((row) => (
              <div key={row.term} className="pd-answers__row">
                <dt>{row.term}</dt>
                <dd className="pd-answers__value">{row.value}</dd>
                {row.changeHref && (
                  <dd className="pd-answers__action">
                    <ChangeLink href={row.changeHref} subject={row.term} text={text} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};
