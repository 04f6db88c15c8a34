/** `npm run smoke -- <address>`: looks at a deployed portal from outside. */
import { checkSite } from './smoke/checkSite';

const [address, ...others] = process.argv.slice(2);
if (
  !address ||
  !/^https?:\/\//.test(address) ||
  !URL.canParse(address) ||
  others.length
) {
  console.error(
    'Usage: npm run smoke -- <address of the home page, with http(s)://>',
  );
  process.exit(1);
}

const findings = await checkSite(address);
for (const { name, problems, notes } of findings) {
  console.log(`${problems.length > 0 ? 'FAILED' : 'ok    '}  ${name}`);
  for (const text of problems) {
    console.log(`          ${text}`);
  }
  for (const text of notes) {
    console.log(`          (note) ${text}`);
  }
}
const failed = findings.filter(({ problems }) => problems.length > 0).length;
console.log(
  failed > 0
    ? `${failed} of ${findings.length} parts of ${address} do not work.`
    : `All ${findings.length} parts of ${address} work.`,
);
process.exitCode = failed > 0 ? 1 : 0;
