/** The part of it that is used: the bar above a page that is slow to come. */
declare module 'nprogress' {
  const progress: {
    readonly settings: { template: string };
    configure(settings: { template: string }): void;
  };
  export default progress;
}
