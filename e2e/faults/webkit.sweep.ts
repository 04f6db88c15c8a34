import { useStage } from '../../tests/harness/site';
import { listMissingOfWebKit, startWebKit, type WebKit } from '../harness/webkit';
import type { Fault } from './fault';
import { FAULTS, listQuickRuns } from './faults';
import { openInWebKit, explainWebKitOmission } from './openInWebKit';
import { sweepFaults } from './sweepFaults';
import { listOmitted } from './sweepReport';
import { useRuns, type FaultStage } from './useFaults';

/** Pages are read in Chromium: what they load is seen from there alone. */
function useWebKitFaults(): FaultStage {
  const stage = useStage();
  let webkit: WebKit | undefined;
  let engine = '';
  beforeAll(async () => {
    webkit = await startWebKit();
    const session = await webkit.openWindow({ width: 800, height: 600 });
    engine = `WebKit ${session.version}`;
    await session.close();
  });
  afterAll(() => webkit?.close());
  return useRuns(stage, true, () => ({
    openWindow: openInWebKit(webkit as WebKit, stage.origin),
    engine,
  }));
}

/** All that no page survives, at once. */
const DEADLY: Fault = {
  group: 'control',
  name: 'everything goes wrong',
  arrange: (context) =>
    context.addInitScript(
      (texts) => {
        console.warn(texts.said);
        setTimeout(() => {
          throw new TypeError(texts.thrown);
        });
        void Promise.reject(new Error(texts.rejected));
      },
      { said: 'said', thrown: 'thrown', rejected: 'rejected' },
    ),
  act: async ({ page }) => {
    await page.evaluate(() => {
      document.querySelector('h1')?.replaceChildren('Another heading');
      document.querySelector('main p')?.append(document.createElement('input'));
      const script = document.createElement('script');
      script.src = 'https://elsewhere.example/';
      document.head.append(script);
      for (const link of document.querySelectorAll('footer a[href="/versions/"]')) {
        link.remove();
      }
    });
  },
};

const missing = listMissingOfWebKit();

if (missing.length === 0) {
  const stage = useWebKitFaults();

  it('sees what does not survive', async () => {
    const casualties = await stage.findFailures({
      title: DEADLY.name,
      fault: DEADLY,
      template: 'guide',
    });
    for (const casualty of [
      /^console\.warning: said /,
      /^error: TypeError: thrown/,
      /^error: Error: rejected/,
      /^refused by the policy: script-src\S* https:\/\/elsewhere\.example/,
      /^the heading is "Another heading"/,
      /^label: /,
      /^waited in vain for .*\/versions\//,
    ]) {
      expect(casualties).toContainEqual(expect.stringMatching(casualty));
    }
  });

  sweepFaults(
    'webkit',
    listQuickRuns(
      FAULTS.filter((fault) => explainWebKitOmission(fault) === undefined),
    ),
    stage,
    listOmitted(FAULTS, explainWebKitOmission),
  );
} else {
  it(`NOT CHECKED: WebKit (${missing.join(', ')})`, () => {
    process.stdout.write(`NOT CHECKED: WebKit (${missing.join(', ')})\n`);
  });
}
