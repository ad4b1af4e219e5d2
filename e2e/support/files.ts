import { crc32, deflateSync } from 'node:zlib';

type UploadFile = { name: string; mimeType: string; buffer: Buffer };

/** A real PNG of noise, so that no compressor makes it tiny: `side` × `side` pixels, about 3·side² bytes. */
export function photo(name: string, side = 240): UploadFile {
  const rows = Buffer.alloc(side * (1 + side * 3));
  let state = 1;
  for (let index = 0; index < rows.length; index += 1) {
    // Only the upper bits of such a sequence look like chance.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    rows[index] = index % (1 + side * 3) === 0 ? 0 : state >>> 24;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

/** A text file with the name and type of a photo. */
export function falsePhoto(name: string): UploadFile {
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.from('this is not a photo, although its name says so'),
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
