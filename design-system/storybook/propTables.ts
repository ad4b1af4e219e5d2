import type { Preview } from '@storybook/react-vite';
import type { ComponentProps } from './readProps.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** What main.ts wrote on a component; stories' own helpers have none. */
export const propsOf = (component: unknown): ComponentProps | undefined => {
  const { __docgenInfo: props }: { __docgenInfo?: ComponentProps } = Object(component);
  return props;
};

/** What a story gives besides the component's own props: attributes for its element, or what only the story knows. */
export const explainOtherArgs: Enhancer = ({ component, initialArgs, argTypes }) => {
  const props = propsOf(component);
  if (!props) return argTypes;
  const look =
    props.attributes.length > 0
      ? { description: 'An attribute of its element.' }
      : { table: { disable: true } };
  const others = Object.keys(initialArgs).filter((name) => !(name in props.rows));
  return {
    ...argTypes,
    ...Object.fromEntries(others.map((name) => [name, { name, ...look, ...argTypes[name] }])),
  };
};
