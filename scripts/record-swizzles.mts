import { writeRecords } from './swizzles/writeRecords';

const count = writeRecords(process.cwd());
process.stdout.write(`Recorded ${count} overridden components of the theme.\n`);
