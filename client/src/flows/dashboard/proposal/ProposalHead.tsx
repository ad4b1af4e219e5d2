import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate } from '@prendarios/rules/format';
import { vehicleName } from '@prendarios/rules/vehicleName';
import type { ReactNode } from 'react';
import { holderOf, type DashboardProposal } from './facts.ts';
import { formatMoment } from '#shared/text/moment.ts';
import { PROPOSAL_TEXTS as TEXT } from './texts.ts';

/** Formats 'Propuesta 104882'. */
export function proposalTitle({ number }: Pick<DashboardProposal, 'number'>): string {
  return TEXT.title(String(number));
}

type HeadProps = {
  proposal: DashboardProposal;
  back: { href: string; label: string };
  /** The page's heading; defaults to the proposal's number. */
  title?: string;
  children?: ReactNode;
};

/** Shows the proposal's number, applicant, status and date. */
export const ProposalHead = ({ proposal, back, title, children }: HeadProps) => {
  const holder = holderOf(proposal);
  return (
    <Stack as="header" gap={3}>
      <Link href={back.href} icon="arrow-left" tone="quiet">
        {back.label}
      </Link>
      <Text as="h1" size={32}>
        {title ?? proposalTitle(proposal)}
      </Text>
      <Stack direction="row" gap={3} align="center" wrap>
        {children}
        <Text as="span" size={15} tone="muted" numeric>
          {[
            ...(holder === null ? [] : [holder]),
            title === undefined ? vehicleName(proposal.vehicle) : proposalTitle(proposal),
            `${TEXT.created} ${formatDate(proposal.createdAt)}`,
            `${TEXT.updated}: ${formatMoment(proposal.updatedAt)}`,
          ].join(' · ')}
        </Text>
      </Stack>
    </Stack>
  );
};
