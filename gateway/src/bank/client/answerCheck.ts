type AnswerError = Readonly<{
  instancePath: string;
  keyword: string;
  params?: Readonly<{ missingProperty?: unknown }>;
}>;

/** Whether an answer has the call's shape; `errors` says what is wrong with the last one. */
export type AnswerCheck<T> = {
  (body: unknown): body is T;
  errors?: readonly AnswerError[] | null;
};

/** Places and kinds of what is wrong with the last answer; no values, because they are personal data. */
export const breachesOf = ({ errors }: Pick<AnswerCheck<unknown>, 'errors'>): string =>
  (errors ?? [])
    .slice(0, 10)
    .map(({ instancePath, keyword, params }) => {
      const missing = params?.missingProperty;
      const place = typeof missing === 'string' ? `${instancePath}/${missing}` : instancePath;
      return `${place || '(root)'}: ${keyword}`;
    })
    .join(', ');
