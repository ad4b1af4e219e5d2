import { adminCreateUser, adminGetUser } from './admin.ts';
import { initiateAuth } from './initiateAuth.ts';
import type { Operation } from './operation.ts';
import { deleteUser, getUser, globalSignOut, updateUserAttributes } from './ownAccount.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './passwords.ts';
import { getTokensFromRefreshToken, revokeToken } from './refresh.ts';
import { respondToAuthChallenge } from './respondToAuthChallenge.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './signUp.ts';
import { associateSoftwareToken, setUserMfaPreference, verifySoftwareToken } from './softwareToken.ts';

/** The hosted service requires AWS credentials for `Admin…` operations. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    SignUp: signUp,
    ConfirmSignUp: confirmSignUp,
    ResendConfirmationCode: resendConfirmationCode,
    InitiateAuth: initiateAuth,
    RespondToAuthChallenge: respondToAuthChallenge,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    RevokeToken: revokeToken,
    ForgotPassword: forgotPassword,
    ConfirmForgotPassword: confirmForgotPassword,
    ChangePassword: changePassword,
    GetUser: getUser,
    UpdateUserAttributes: updateUserAttributes,
    AssociateSoftwareToken: associateSoftwareToken,
    VerifySoftwareToken: verifySoftwareToken,
    SetUserMFAPreference: setUserMfaPreference,
    GlobalSignOut: globalSignOut,
    DeleteUser: deleteUser,
    AdminCreateUser: adminCreateUser,
    AdminGetUser: adminGetUser,
  }),
);
