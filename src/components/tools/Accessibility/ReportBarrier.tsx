import { barrierToIssueUrl } from '../../../lib/accessibility/conformance';
import { useSiteFacts } from '../../../hooks/useSiteFacts';

/** A link to report barriers; depends on how the portal is published. */
export function ReportBarrier() {
  const { repositoryUrl, feedbackUrl } = useSiteFacts();
  return (
    <>
      {repositoryUrl && (
        <p>
          <a href={barrierToIssueUrl(repositoryUrl)}>Open an issue</a> in the
          repository of the portal. It needs an account there.
        </p>
      )}
      {feedbackUrl && (
        <p>
          The question “Was this page helpful?” at the end of each documentation page
          takes a text as well. It is sent without your name, so nobody can answer.
        </p>
      )}
      {!repositoryUrl && !feedbackUrl && (
        <p>
          This copy of the portal was published without an address for reports.
          Please tell those who publish it.
        </p>
      )}
      <p>
        Say which page it is, what you wanted to do, what happened instead, and which
        browser, system and assistive technology you use. A barrier in a component
        itself belongs to the makers of the library; its page links to the source.
      </p>
    </>
  );
}
