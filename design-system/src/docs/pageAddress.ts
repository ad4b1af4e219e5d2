/** The docs page of a title, from a story's or a docs page's frame: open it with `target="_top"`. */
export const pageAddress = (title: string): string =>
  `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
