import type { PartComponent } from '../../../../../src/lib/demos/demoParts/types';

const list: PartComponent[] = [];

export default list;
