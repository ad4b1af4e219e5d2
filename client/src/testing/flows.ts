import { ACCOUNT_SCREENS } from '#flows/account/headings.ts';
import { BIOMETRY_STEPS } from '#flows/biometry/flow.ts';
import { CO_OWNER_STEPS } from '#flows/co-owner/flow.ts';
import { HOLDER_STEPS } from '#flows/holder/flow/flow.ts';
import { SALE_STEPS } from '#flows/seller/flow.ts';

type FlowScreen = {
  /** Title of the step's stories; its other stories' titles start with this one. */
  story: string;
  path: string;
  /** Title that users see. */
  name: string;
};

const screensOf = (
  flow: string,
  steps: readonly { id: string; path: string; title: string }[],
): FlowScreen[] =>
  steps.map(({ id, path, title }, at) => {
    const words = id.replaceAll('-', ' ').replace('co owner', 'co-owner');
    const number = String(at + 1).padStart(2, '0');
    return {
      story: `screens/${flow}/${number} ${words.charAt(0).toUpperCase()}${words.slice(1)}`,
      path,
      name: title,
    };
  });

/** Every step of every flow, in order, with the title of its stories. */
export const FLOW_SCREENS: readonly FlowScreen[] = [
  ...screensOf(
    '1 Applicant',
    HOLDER_STEPS.map(({ guest, ...step }) => ({ ...step, path: guest })),
  ),
  ...screensOf('2 Seller', SALE_STEPS),
  ...screensOf(
    '3 Identity',
    BIOMETRY_STEPS.map(({ ceibo, ...step }) => ({ ...step, path: ceibo })),
  ),
  ...screensOf('4 Co-owner', CO_OWNER_STEPS),
  ...screensOf(
    '5 Account',
    ACCOUNT_SCREENS.map(({ screen, ...step }) => ({ ...step, id: screen })),
  ),
];
