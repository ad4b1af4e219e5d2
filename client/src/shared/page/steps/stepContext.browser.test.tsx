import { noFields } from '@prendarios/rules/forms/answers';
import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FormFailure } from '#shared/forms/FormFailure.tsx';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import type { Sent } from '#shared/forms/useSubmission.ts';
import { MOVED_ON_TEXTS } from '#shared/forms/movedOnTexts.ts';
import { stepScreen, Step } from './Step.tsx';
import { createStepContext } from './stepContext.tsx';

type Flow = { isDone: boolean; finish: () => void };
const { FlowContext, useFlow } = createStepContext<Flow>('the test');

let root: Root | null = null;
let answer: Sent<null> = { result: null };
let script = Promise.withResolvers<() => ReactNode>();
let headings: string[] = [];

const First = () => {
  const { isDone, finish } = useFlow();
  const navigate = useNavigate();
  const form = useStepForm({
    id: 'first',
    schema: noFields,
    defaultValues: {},
    send: () => {
      // Simulates an answer that reaches the cache before the form.
      finish();
      return Promise.resolve(answer);
    },
    onDone: () => void navigate('/second'),
  });
  return (
    <form onSubmit={form.onSubmit}>
      <h1>{isDone ? 'First, done' : 'First'}</h1>
      <button type="submit">{form.busy ? 'Sending' : 'Send'}</button>
      <FormFailure form={form} />
    </form>
  );
};

const Second = () => <h1>{useFlow().isDone ? 'Second' : 'Second, too early'}</h1>;

const Flow = () => {
  const [isDone, setDone] = useState(false);
  const step = useLocation().pathname === '/second' ? 'second' : 'first';
  const [screens] = useState({ first: { Screen: First }, second: stepScreen(() => script.promise) });
  return (
    <FlowContext value={{ isDone, finish: () => setDone(true) }}>
      <Step
        screens={screens}
        step={step}
        redirectTo={null}
        next={null}
        href={(id) => `/${id}`}
        outline={{ heading: { title: step }, progress: null, previous: null }}
      />
    </FlowContext>
  );
};

const watcher = new MutationObserver(() => {
  const heading = document.querySelector('h1')?.textContent ?? 'none';
  if (headings.at(-1) !== heading) headings.push(heading);
});

beforeEach(() => {
  script = Promise.withResolvers();
  headings = [];
  const box = document.createElement('div');
  document.body.append(box);
  watcher.observe(box, { subtree: true, childList: true, characterData: true });
  root = createRoot(box);
  root.render(
    <MemoryRouter initialEntries={['/first']}>
      <Flow />
    </MemoryRouter>,
  );
});

afterEach(() => {
  watcher.disconnect();
  root?.unmount();
  document.body.replaceChildren();
});

test('keeps a submitted step unchanged until the next one is shown', async () => {
  answer = { result: null };
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  script.resolve(Second);
  await expect.element(page.getByRole('heading', { name: 'Second' })).toBeVisible();
  expect(headings).toEqual(['First', 'Second']);
});

test('shows what has changed in a rejected step', async () => {
  answer = { problems: [{ code: 'STEP_NOT_ALLOWED', message: 'Too late', path: [] }] };
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByText(MOVED_ON_TEXTS.title)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible();
  expect(headings).toEqual(['First', 'First, done']);
});
