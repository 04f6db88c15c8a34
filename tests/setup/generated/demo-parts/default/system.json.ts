import type { PartComponent } from '../../../../../src/lib/demoParts/types';

const list: PartComponent[] = [];

export default list;
