import { useState } from 'react';
import { containsWords } from './fold.ts';
import { TASKS } from './tasks.ts';

/** Finds a page by what somebody wants to do, in Spanish. */
export const TaskSearch = () => {
  const [query, setQuery] = useState('');
  const found = TASKS.filter(([words, name]) => containsWords(`${words} ${name}`, query));
  return (
    <>
      <label className="task-search">
        ¿Qué querés hacer?
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <p role="status">{`${found.length} de ${TASKS.length} páginas`}</p>
      <ul>
        {found.map(([words, name, id]) => (
          <li key={id}>
            <a href={`?path=/docs/${id}--docs`} target="_top">
              {name}
            </a>
            {`: ${words}`}
          </li>
        ))}
      </ul>
    </>
  );
};
