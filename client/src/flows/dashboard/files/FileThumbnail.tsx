import { FileImage } from '@prendarios/design-system/data/FileImage';
import { useState } from 'react';
import { shapeOf, type RemoteFile } from '#shared/files/remoteFile.ts';
import { useRemoteFile } from '#shared/files/useRemoteFile.ts';

/** A file that is not an image, or that does not load, keeps the icon: the row says and does the rest. */
const Loaded = ({ file }: { file: RemoteFile }) => {
  const { opened } = useRemoteFile(file);
  const isPhoto = opened.state === 'shown' && shapeOf(opened.contentType) === 'image';
  return <FileImage small alt="" src={isPhoto ? opened.url : undefined} />;
};

/** A photo in small, which is loaded when it comes into sight. */
export const FileThumbnail = ({ file }: { file: RemoteFile }) => {
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return <Loaded file={{ ...file, href: `${file.href}?size=small` }} />;
  const isPdf = file.name.toLowerCase().endsWith('.pdf');
  return <FileImage small alt="" onSight={isPdf ? undefined : () => setSeen(true)} />;
};
