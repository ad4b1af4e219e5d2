import { VisuallyHidden } from '@prendarios/design-system/foundations/VisuallyHidden';

/** Tells password managers which user the new password belongs to. */
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
