import type { Preview } from '@storybook/react-vite';
import type { ComponentProps } from './readProps.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** What main.ts adds to a component; helpers in stories have none. */
export const propsOf = (component: unknown): ComponentProps | undefined => {
  const { __docgenInfo: props }: { __docgenInfo?: ComponentProps } = Object(component);
  return props;
};

/** Args of a story that are not props of the component: attributes of its element, or of the story. */
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
