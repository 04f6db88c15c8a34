/**
 * `npm run deploy:folder -- <from> <to>`: updates the folder of a host.
 * `--reload "nginx -s reload"` is run where the host must read its policies again.
 */
import { exec } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { deployFolder } from './deploy/deployFolder';

const { values, positionals } = parseArgs({
  options: { reload: { type: 'string' } },
  allowPositionals: true,
});
const [from, to, ...others] = positionals;
if (!from || !to || others.length > 0) {
  console.error(
    'Usage: npm run deploy:folder -- <built site> <served folder> [--reload <command>]',
  );
  process.exit(1);
}

const { reload: command } = values;
const reload =
  command === undefined
    ? undefined
    : async () => {
        await promisify(exec)(command);
      };

try {
  const { copied, kept, removed, waiting } = await deployFolder({
    from,
    to,
    reload,
  });
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
