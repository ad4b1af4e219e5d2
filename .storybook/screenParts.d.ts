declare module 'virtual:screen-parts' {
  const parts: { frame: string[]; byStory: Record<string, string[]> };
  export default parts;
}
