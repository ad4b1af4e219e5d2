import { VisuallyHidden } from '@prendarios/design-system/foundations/VisuallyHidden';

/** Tells password managers whose new password it is. */
export const UserNameForManagers = ({ email }: { email: string }) => (
  <VisuallyHidden>
    <input
      type="email"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  </VisuallyHidden>
);
