/** Whether a source has a test or a group with this title: a text that opens a call. */
export function hasTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) =>
    source
      .split(`${quote}${title}${quote}`)
      .slice(0, -1)
      .some((before) => /\(\s*$/.test(before)),
  );
}
