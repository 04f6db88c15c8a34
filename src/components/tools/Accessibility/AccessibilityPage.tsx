import Link from '@docusaurus/Link';
import { CRITERIA, PRINCIPLES } from '../../../lib/accessibility/criteria';
import { SiteNavigation } from '../../shell/SiteNavigation/SiteNavigation';
import { TextLead, TextPage } from '../../article/TextPage/TextPage';
import { CriteriaSummary } from './CriteriaSummary';
import { CriteriaTable } from './CriteriaTable';
import { ReportBarrier } from './ReportBarrier';
import styles from './AccessibilityPage.module.css';

export function AccessibilityPage() {
  return (
    <>
      <SiteNavigation />
      <TextPage width="wide" lang="en" className={styles.page}>
        <h1>Accessibility</h1>
        <TextLead>
          What works for readers who use a keyboard, a screen reader, zoom or colours
          of their own, what does not, and what nobody has checked.
        </TextLead>
        <div className="prose">
          <h2 id="what-works">What works</h2>
          <WhatWorks />
          <h2 id="what-does-not">What does not</h2>
          <WhatDoesNot />
          <h2 id="report-a-problem">Report a problem</h2>
          <ReportBarrier />
          <h2 id="criteria">All {CRITERIA.length} criteria</h2>
          <p>
            The{' '}
            <a href="https://www.w3.org/TR/WCAG22/">
              Web Content Accessibility Guidelines 2.2
            </a>{' '}
            have {CRITERIA.length} success criteria of levels A and AA. This is the
            portal’s own account of them. Nobody else has examined it, and it is no
            statement of conformance.
          </p>
          <CriteriaSummary />
          <h3 id="proofs">What counts as a proof</h3>
          <p>
            A test that <code>npm test</code> runs, and that fails when the portal no
            longer does what the row claims. Its file and its title stand in the row.
            A test of this table fails when one of them is gone. A <code>%s</code> in
            a title stands for what the test goes through, such as pages or colours.
            There are no records of checks by hand; one would stand here with its
            date.
          </p>
          <p>
            Many proofs are runs of axe, a program that looks for mistakes in the
            page. It sees a missing name, not a wrong one. It looks at the largest
            page of each kind twice: in light mode at 1280 pixels, and in dark mode
            from right to left at 360. At three pages it looks in the other two
            combinations too, and at every demo in all four.
          </p>
          {PRINCIPLES.map((principle) => (
            <section key={principle.id} aria-labelledby={principle.id}>
              <h3 id={principle.id}>{principle.name}</h3>
              <CriteriaTable criteria={principle.criteria} />
            </section>
          ))}
        </div>
      </TextPage>
    </>
  );
}

function WhatWorks() {
  return (
    <ul>
      <li>
        <strong>Keyboard.</strong> The first stop leads past the header to the text.
        Menus, settings, search, the code editor and the tools of a demo work without
        a mouse; Escape closes what has opened, and the focus goes back. Press{' '}
        <kbd>?</kbd> for the shortcuts. Those of one key can be switched off there.
      </li>
      <li>
        <strong>Screen readers.</strong> Pages have landmarks, one main heading and
        levels without gaps. Controls have roles, names and states; counts,
        confirmations and errors are announced. That is what the markup says: see
        below for what has not been heard.
      </li>
      <li>
        <strong>Zoom.</strong> Text wraps down to a window of 320 pixels, which is
        what 400 % leaves of 1280. Wide tables and code scroll in their own frame,
        with arrow keys too.
      </li>
      <li>
        <strong>Contrast.</strong> Text of the portal has at least 4.5:1 and edges of
        controls 3:1, in light and in dark. If you choose a colour in the settings,
        text takes a shade of it that can be read.
      </li>
      <li>
        <strong>Less motion.</strong> Where your system asks for it, what slides or
        fades is there at once, and endless animations stand still. Not so in a demo
        that you edit or that has a window of its own.
      </li>
      <li>
        <strong>Forced colours.</strong> The open page, chosen options and tabs are
        marked by lines that stay. No test compares how that looks.
      </li>
      <li>
        <strong>No JavaScript.</strong> Text and code are in the page itself, and
        demos as far as the libraries draw them without a script.
      </li>
    </ul>
  );
}

function WhatDoesNot() {
  return (
    <ul>
      <li>
        <strong>Nobody has listened.</strong> The portal has not been tried with a
        screen reader, voice control or a switch, nor by readers who depend on them.{' '}
        <code>npm test</code> drives Chromium. In Firefox and WebKit a slower run
        tries faults, with axe after each; nothing else has been tried there.
      </li>
      <li>
        <strong>Charts.</strong> <Link to="/x/react-charts/">Their demos</Link> are
        pictures with a name, and two of them tell their series apart by colour
        alone. What the tooltips say is shown to a pointer only. One has a table of
        the same figures; for the others they stand in the code.
      </li>
      <li>
        <strong>Components as they come.</strong> Demos show the libraries in their
        default themes, some of which have edges and placeholders that are too pale.
        The pages of the components name the values and what to set.
      </li>
      <li>
        <strong>Removing without a question.</strong> “Forget everything” in the
        settings and “Reset demo” remove what you have written at the first press.
      </li>
      <li>
        <strong>Explanations for a mouse alone.</strong> What “Preview” or “Pro”
        means beside a page in the sidebar appears when a pointer rests on it.
      </li>
      <li>
        <strong>Reloading.</strong> When the portal has been published anew, an open
        tab may load itself again once as you return to it, though not while you
        type.
      </li>
    </ul>
  );
}
