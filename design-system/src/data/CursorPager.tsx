import { Icon } from '../foundations/Icon.tsx';
import type { IconName } from '../foundations/Icon.tsx';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { pagerMessages } from '../messages.ts';
import './CursorPager.css';

export type CursorPagerProps = {
  /** Absent: there is nothing before. */
  previousHref?: string;
  nextHref?: string;
  /** Between the two, for example '20 propuestas'. */
  status?: string;
  labels?: Partial<typeof pagerMessages>;
};

type EndProps = { href: string | undefined; text: string; icon: IconName; rel: 'prev' | 'next' };

const End = ({ href, text, icon, rel }: EndProps) => {
  const Anchor = useLinkComponent();
  const content = (
    <>
      {rel === 'prev' && <Icon name={icon} size={20} />}
      <span>{text}</span>
      {rel === 'next' && <Icon name={icon} size={20} />}
    </>
  );
  return href === undefined ? (
    <span className="pd-pager__end pd-pager__end--off">{content}</span>
  ) : (
    <Anchor href={href} rel={rel} className="pd-pager__end">
      {content}
    </Anchor>
  );
};

/** The way through a list whose length nobody knows. Plain links: the address is the state. */
export const CursorPager = ({ previousHref, nextHref, status, labels: given }: CursorPagerProps) => {
  const labels = { ...pagerMessages, ...given };
  return (
    <nav className="pd-pager" aria-label={labels.label}>
      <End href={previousHref} text={labels.previous} icon="arrow-left" rel="prev" />
      {status && <span className="pd-pager__status">{status}</span>}
      <End href={nextHref} text={labels.next} icon="arrow" rel="next" />
    </nav>
  );
};
