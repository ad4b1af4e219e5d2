/** Error names and messages of the hosted service; the client chooses its text by name. */
const errorMessages = {
  CodeMismatchException: 'Invalid verification code provided, please try again.',
  EnableSoftwareTokenMFAException: 'Code mismatch',
  ExpiredCodeException: 'Invalid code provided, please request a code again.',
  InvalidParameterException: 'A parameter is missing or has a wrong form.',
  InvalidPasswordException: 'Password did not conform with policy: Password not long enough',
  LimitExceededException: 'Attempt limit exceeded, please try after some time.',
  NotAuthorizedException: 'Incorrect username or password.',
  PasswordResetRequiredException: 'Password reset required for the user',
  ResourceNotFoundException: 'User pool or client does not exist.',
  SoftwareTokenMFANotFoundException: 'Software token is not set up for the user.',
  TooManyRequestsException: 'Too many requests',
  UnknownOperationException: 'Unknown operation',
  UnrecognizedClientException: 'The security token included in the request is invalid.',
  UnsupportedUserStateException: 'User is in a state in which this cannot be done.',
  UserNotConfirmedException: 'User is not confirmed.',
  UserNotFoundException: 'User does not exist.',
  UsernameExistsException: 'User already exists',
} as const;

type ErrorName = keyof typeof errorMessages;

/** A refusal for the caller: HTTP 400 with `__type` and `message`. */
export class ProtocolError extends Error {
  readonly type: ErrorName;

  constructor(type: ErrorName, message: string = errorMessages[type]) {
    super(message);
    this.name = type;
    this.type = type;
  }
}
