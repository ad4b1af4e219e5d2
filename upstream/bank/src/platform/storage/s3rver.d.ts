/** Types of @20minutes/s3rver that the tests use; the package ships none. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  class S3rver {
    constructor(options: {
      port?: number;
      address?: string;
      silent: boolean;
      allowMismatchedSignatures?: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export default S3rver;
}
