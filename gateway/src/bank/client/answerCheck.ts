type AnswerError = Readonly<{
  instancePath: string;
  keyword: string;
  params?: Readonly<{ missingProperty?: unknown }>;
}>;

/** Checks whether a response has the call's shape; `errors` are those of the last check. */
export type AnswerCheck<T> = {
  (body: unknown): body is T;
  errors?: readonly AnswerError[] | null;
};

/** Describes the last check's errors by path and kind, without values, because they may be personal data. */
export const breachesOf = ({ errors }: Pick<AnswerCheck<unknown>, 'errors'>): string =>
  (errors ?? [])
    .slice(0, 10)
    .map(({ instancePath, keyword, params }) => {
      const missing = params?.missingProperty;
      const place = typeof missing === 'string' ? `${instancePath}/${missing}` : instancePath;
      return `${place || '(root)'}: ${keyword}`;
    })
    .join(', ');
