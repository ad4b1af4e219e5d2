import { Button } from '@prendarios/design-system/actions/Button';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { ErrorState } from '@prendarios/design-system/feedback/ErrorState';
import { failureKind } from '#shared/api/classify.ts';
import { useRetryOnline } from '#shared/api/useRetryOnline.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import { clearedHref, type ListPlace } from '../address/listAddress.ts';
import { START_HREF } from './paths.ts';
import { LIST_TEXTS as TEXT } from './texts.ts';

function noResultsText(search: string | null, findsNames: boolean): string {
  if (search === null) return TEXT.empty.text;
  return findsNames ? TEXT.empty.searched(search) : TEXT.empty.searchedNumbers(search);
}

/** Says that no proposal matches the filters; offers to clear them. */
export const NoResults = ({ place, findsNames }: { place: ListPlace; findsNames: boolean }) => (
  <EmptyState
    title={TEXT.empty.title}
    action={
      <Button href={clearedHref(place)} variant="secondary">
        {TEXT.empty.action}
      </Button>
    }
  >
    {noResultsText(place.filters.search, findsNames)}
  </EmptyState>
);

/** Says that no proposal is open. */
export const NoneOpen = ({ href }: { href: string }) => (
  <EmptyState
    icon="check"
    title={TEXT.noneOpen.title}
    action={
      <Button href={href} variant="secondary">
        {TEXT.noneOpen.action}
      </Button>
    }
  >
    {TEXT.noneOpen.text}
  </EmptyState>
);

/** Says that there are no proposals yet. */
export const NoProposals = ({ role }: { role: Role }) =>
  role === 'APPLICANT' ? (
    <EmptyState
      icon="document"
      title={TEXT.beginning.title}
      action={<Button href={START_HREF}>{TEXT.beginning.action}</Button>}
    >
      {TEXT.beginning.applicant}
    </EmptyState>
  ) : (
    <EmptyState icon="document" title={TEXT.beginning.title}>
      {TEXT.beginning.others}
    </EmptyState>
  );

/** Explains that a seller without a point of sale has no proposals. */
export const NoPointsOfSale = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    icon="shop"
    title={TEXT.noPointsOfSale.title}
    action={
      <Button variant="secondary" onClick={onRetry}>
        {TEXT.noPointsOfSale.action}
      </Button>
    }
  >
    {TEXT.noPointsOfSale.text}
  </EmptyState>
);

export const ListUnavailable = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  useRetryOnline(onRetry);
  return (
    <ErrorState title={TEXT.failing.title} action={<Button onClick={onRetry}>{TEXT.failing.action}</Button>}>
      {failureKind(error) === 'offline' ? TEXT.failing.offline : TEXT.failing.text}
    </ErrorState>
  );
};
