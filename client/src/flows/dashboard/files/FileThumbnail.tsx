import { FileImage } from '@prendarios/design-system/data/FileImage';
import { useState } from 'react';
import { shapeOf, type RemoteFile } from '#shared/files/remoteFile.ts';
import { useRemoteFile } from '#shared/files/useRemoteFile.ts';

/** Shows the image; other files, or images that fail to load, keep the icon. */
const Loaded = ({ file }: { file: RemoteFile }) => {
  const { opened } = useRemoteFile(file);
  const isPhoto = opened.state === 'shown' && shapeOf(opened.contentType) === 'image';
  return <FileImage small alt="" src={isPhoto ? opened.url : undefined} />;
};

/** Shows a thumbnail of a photo, loaded when it scrolls into view. */
export const FileThumbnail = ({ file }: { file: RemoteFile }) => {
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return <Loaded file={{ ...file, href: `${file.href}?size=small` }} />;
  const isPdf = file.name.toLowerCase().endsWith('.pdf');
  return <FileImage small alt="" onSight={isPdf ? undefined : () => setSeen(true)} />;
};
