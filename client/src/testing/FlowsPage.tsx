import { useEffect, useState } from 'react';
import parts from 'virtual:screen-parts';
import { FLOW_SCREENS } from './flows.ts';

type Entry = { id: string; title: string; name: string; type: string; importPath: string };
type Screen = { title: string; states: Entry[] };

/** Loads the stories of this Storybook from its own index. */
function useEntries(): Entry[] | null {
  const [entries, setEntries] = useState<Entry[] | null>(null);
  useEffect(function readIndex() {
    void fetch('./index.json')
      .then((answer): Promise<{ entries: Record<string, Entry> }> => answer.json())
      .then((index) => setEntries(Object.values(index.entries)))
      .catch(() => setEntries([]));
  }, []);
  return entries;
}

function screensIn(entries: readonly Entry[]): Screen[] {
  const states = entries.filter(({ type, title }) => type === 'story' && title.startsWith('screens/'));
  return [...new Set(states.map(({ title }) => title))]
    .toSorted((one, two) => one.localeCompare(two))
    .map((title) => ({ title, states: states.filter((state) => state.title === title) }));
}

/** Links a component, given as 'fields/TextField', to its page. */
const Part = ({ path, entries }: { path: string; entries: readonly Entry[] }) => {
  const [folder = '', name = ''] = path.split('/');
  const page = entries.find(
    ({ type, title }) =>
      type === 'docs' &&
      title.startsWith(`${folder}/`) &&
      title
        .slice(folder.length + 1)
        .split(' and ')
        .includes(name),
  );
  return page === undefined ? (
    <>{name}</>
  ) : (
    <a href={`?path=/docs/${page.id}`} target="_top">
      {name}
    </a>
  );
};

const Parts = ({ paths, entries }: { paths: readonly string[]; entries: readonly Entry[] }) => (
  <>
    {paths.map((path, at) => (
      <span key={path}>
        {at > 0 && ' · '}
        <Part path={path} entries={entries} />
      </span>
    ))}
  </>
);

const ScreenRow = ({ screen: { title, states }, entries }: { screen: Screen; entries: readonly Entry[] }) => {
  const [isOpen, setOpen] = useState(false);
  const step = FLOW_SCREENS.find(({ story }) => story === title);
  const used = parts.byStory[states[0]?.importPath ?? ''] ?? [];
  return (
    <section className="flow-screen">
      <h3>
        {title.split('/')[2]}
        {step && <span lang="es-AR">{` · ${step.name}`}</span>}
      </h3>
      {step && <code>{step.path}</code>}
      <p>
        {states.map(({ id, name }, at) => (
          <span key={id}>
            {at > 0 && ' · '}
            <a href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
          </span>
        ))}
      </p>
      <details className="flow-parts">
        <summary>{`${used.length} components`}</summary>
        <Parts paths={used} entries={entries} />
      </details>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the states' : 'Show the states'}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways by the keyboard
        <div className="flow-states" tabIndex={0} role="group" aria-label={`States of ${title}`}>
          {states.map(({ id, name }) => (
            <figure key={id}>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this same Storybook, which needs its scripts and origin */}
              <iframe
                src={`iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`}
                title={name}
                loading="lazy"
                tabIndex={-1}
              />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </section>
  );
};

/**
 * Shows every screen in order, with its states and components. Renders screens only on request, because each is a page
 * of its own.
 */
export const FlowsPage = () => {
  const entries = useEntries();
  if (entries === null) return <p>Reading the list of screens…</p>;
  const screens = screensIn(entries);
  const flows = [...new Set(screens.map(({ title }) => title.split('/')[1] ?? ''))];
  return (
    <>
      <p>
        Every page has <Parts paths={parts.frame} entries={entries} />.
      </p>
      {flows.map((flow) => (
        <section key={flow}>
          <h2>{flow}</h2>
          {screens
            .filter(({ title }) => title.split('/')[1] === flow)
            .map((screen) => (
              <ScreenRow key={screen.title} screen={screen} entries={entries} />
            ))}
        </section>
      ))}
    </>
  );
};
