/** `npm run deploy:folder -- <from> <to>`: brings the folder of a host up to date. */
import { deployFolder } from './deploy/deployFolder';

const [from, to, ...others] = process.argv.slice(2);
if (!from || !to || others.length > 0) {
  console.error('Usage: npm run deploy:folder -- <built site> <served folder>');
  process.exit(1);
}

try {
  const { copied, kept, removed, waiting } = await deployFolder({ from, to });
  console.log(
    `${to} is up to date: ${copied} files copied, ${kept} there already, ${removed} removed, ${waiting} of earlier deploys kept for open tabs.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(
    'The site in the folder works; run the same command again to go on.',
  );
  process.exitCode = 1;
}
