import { createHash } from 'node:crypto';
import { appendFile, mkdir, readdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';

type UploadId = Readonly<{ owner: string; proposal: string; key: string }>;

/** Limits of stored uploads: lifetime, number per person, total number (each up to the maximum file size). */
const LIFE_MS = 60 * 60_000;
const MAX_OF_OWNER = 8;
const MAX_IN_ALL = 400;

const OWNER_LENGTH = 16;
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Derives a file name from uploader, proposal and key, so that nobody else can reach the upload. */
export const storedName = ({ owner, proposal, key }: UploadId): string =>
  `${hash(owner).slice(0, OWNER_LENGTH)}-${hash(`${owner}\n${proposal}\n${key}`)}`;

/**
 * Stores interrupted uploads as files in one directory. Without a shared directory, an upload that resumes at another
 * gateway starts again. Gateways that share it may write the same bytes at the same place.
 */
export class UploadStore extends FileStore {
  /** FileStore ends the process if it cannot create its directory, and creates it readable for others. */
  static async open(directory: string): Promise<UploadStore> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return new UploadStore({ directory, expirationPeriodInMilliseconds: LIFE_MS });
  }

  /** Keeps the bytes of an existing upload. */
  override async create(upload: Upload): Promise<Upload> {
    const known = await this.getUpload(upload.id).catch(() => null);
    if (known !== null) {
      const isYoung = Date.now() - Date.parse(known.creation_date ?? '') < LIFE_MS;
      if (isYoung && known.size === upload.size) return known;
      await this.remove(known.id);
    }
    await this.#makeRoom(upload.id.slice(0, OWNER_LENGTH));
    await this.configstore.set(upload.id, upload);
    // Do not truncate: another gateway may be writing.
    await appendFile(this.pathOf(upload.id), '');
    return upload;
  }

  /** Until the bank responds, the last byte counts as missing, so that the client resends it and the bank is called. */
  override async getUpload(id: string): Promise<Upload> {
    const upload = await super.getUpload(id);
    upload.size ??= 0;
    const isAnswered = upload.metadata?.['fileId'] !== undefined;
    upload.offset = isAnswered ? upload.size : Math.min(upload.offset, Math.max(0, upload.size - 1));
    return upload;
  }

  pathOf = (id: string): string => join(this.directory, id);

  /** Deletes bytes and name, but keeps the bank's response for a client that missed it. */
  async finish(id: string, fileId: string): Promise<void> {
    const upload = await super.getUpload(id);
    upload.metadata = { fileId };
    await this.configstore.set(id, upload);
    await truncate(this.pathOf(id));
  }

  /** Deletes the person's oldest upload to make room, or the oldest of all if the total is reached. */
  async #makeRoom(owner: string): Promise<void> {
    const names = (await readdir(this.directory)).filter((name) => !name.endsWith('.json'));
    if (names.length < MAX_IN_ALL && names.filter((name) => name.startsWith(owner)).length < MAX_OF_OWNER)
      return;
    const dated = names.map(async (name) => ({ name, at: (await stat(this.pathOf(name))).mtimeMs }));
    const all = (await Promise.all(dated)).toSorted((one, other) => one.at - other.at);
    const own = all.filter(({ name }) => name.startsWith(owner));
    const surplus = [
      ...own.slice(0, Math.max(0, own.length - MAX_OF_OWNER + 1)),
      ...all.slice(0, Math.max(0, all.length - MAX_IN_ALL + 1)),
    ];
    for (const { name } of surplus) await this.remove(name).catch(() => undefined);
  }
}
