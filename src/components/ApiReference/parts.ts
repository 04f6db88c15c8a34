/** Parts of pages of the API reference; `docs-dev/api-pages.md` explains them. */
export { ApiAnatomy } from './ApiAnatomy';
export { ApiClasses } from './ApiClasses';
export { ApiDemos } from './ApiDemos';
export { ApiEvents } from './ApiEvents';
export { ApiImport } from './ApiImport';
export { ApiIndex } from './ApiIndex';
export { ApiIntro } from './ApiIntro';
export { ApiParameters, ApiProperties, ApiReturnValue } from './ApiMembers';
export { ApiMethodNames } from './ApiMethodNames';
export { ApiProps } from './ApiProps';
export { ApiSelectors } from './ApiSelectors';
export { ApiSlots } from './ApiSlots';
