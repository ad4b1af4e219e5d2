import { Button } from '@prendarios/design-system/actions/Button';
import { type ViewLink, ViewLinks } from '@prendarios/design-system/data/ViewLinks';
import { useState } from 'react';
import { lazyDialog } from '#shared/page/lazyDialog.tsx';
import { showNotice } from '#shared/page/notices/notices.ts';
import type { ListPlace } from '../../address/listAddress.ts';
import { LIST_TEXTS } from '../texts.ts';
import { useSavedViews, viewHref } from './savedViews.ts';
import { SAVED_TEXTS as TEXT } from './savedTexts.ts';

const SaveViewDialog = lazyDialog(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog);

type OwnViewsProps = {
  place: ListPlace;
  /** The built-in views. */
  views: ViewLink[];
  /** Addresses of the built-in views, which need no saving. */
  known: readonly string[];
  loading: boolean;
};

/** Shows the built-in views and those saved in this browser; saves the current list as a view, or removes its view. */
export const OwnViews = ({ place, views, known, loading }: OwnViewsProps) => {
  const saved = useSavedViews();
  const [isAsking, setAsking] = useState(false);
  const shown = viewHref(place);
  const own = saved.views.find(({ href }) => href === shown);
  const isNew = own === undefined && !known.includes(shown);
  const links = [
    ...views.map((view) => ({ ...view, current: view.current && own === undefined })),
    ...saved.views.map(({ name, href }) => ({
      key: `own ${name}`,
      label: name,
      href,
      current: href === shown,
    })),
  ];
  const remove = (name: string) => {
    if (saved.remove(name)) showNotice({ text: TEXT.removed(name), tone: 'success' });
  };
  return (
    <>
      <ViewLinks label={LIST_TEXTS.views.label} views={links} loading={loading} />
      {(isNew || own !== undefined) && !loading && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => (own === undefined ? setAsking(true) : remove(own.name))}
        >
          {own === undefined ? TEXT.save : TEXT.remove(own.name)}
        </Button>
      )}
      <SaveViewDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onSave={(name) => {
          const isKept = saved.save(name, place);
          if (isKept) showNotice({ text: TEXT.saved(name), tone: 'success' });
          return isKept;
        }}
      />
    </>
  );
};
