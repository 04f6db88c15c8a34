import Link from '@docusaurus/Link';
import versions from '@generated/versions/default/versions.json';
import type { MajorRelease } from '../../../../plugins/content/versions/types';
import { EARLIER_MAJORS, type Support } from '../../../lib/address/earlierMajors';
import { COMPANION_PACKAGES, PRODUCTS } from '../../../lib/address/products';
import { listEarlierDocs } from '../../../lib/address/releaseLines';
import { ScrollingTable } from '../../article/Article/ScrollingTable';
import { SiteNavigation } from '../../shell/SiteNavigation/SiteNavigation';
import { TextLead, TextPage } from '../../article/TextPage/TextPage';
import { ApiChanges } from './ApiChanges';
import { ReleaseDay } from './ReleaseDay';
import { ReleaseTable } from './ReleaseTable';
import styles from './VersionsPage.module.css';

const SUPPORT_TEXTS: Record<Support, string> = {
  active: 'Features and fixes',
  security: 'Security fixes and regressions',
  none: 'None',
};

export function VersionsPage() {
  const { core, x } = versions;
  const newest = core.minors[0]?.latest;
  return (
    <>
      <SiteNavigation />
      <TextPage width="wide" lang="en" className={styles.page}>
        <h1>Versions</h1>
        <TextLead>
          Every page of this portal describes the versions below. Their numbers, days
          and ranges are read from the installed packages when the portal is built.
        </TextLead>
        <div className="prose">
          <h2 id="documented-versions">Documented versions</h2>
          <PackageTable />
          <p>
            The packages follow semantic versioning: the last number counts fixes,
            the middle one additions, the first one changes that may break your code.
            A number with a word behind it promises none of that yet. Base UI
            5.0.0-beta.32, for one, renamed the prefix of all its class names, so
            name such a package in your <code>package.json</code> without{' '}
            <code>^</code>.
          </p>
          <h2 id="release-lines">Release lines</h2>
          <h3 id="core-libraries">Core libraries, version {core.major}</h3>
          <Rhythm release={core} />
          <ReleaseTable minors={core.minors} />
          <h3 id="mui-x">MUI X, version {x.major}</h3>
          <Rhythm release={x} />
          <ReleaseTable minors={x.minors} />
          <ApiChanges />
          <h2 id="support">Support</h2>
          <p>
            What the makers promised when {newest?.version} came out
            {newest?.releasedOn && (
              <>
                , on <ReleaseDay day={newest.releasedOn} />
              </>
            )}
            . What they promise today is on{' '}
            <a href="https://mui.com/versions/">their own page of versions</a>. There
            never was a version 2.
          </p>
          <SupportTable release={core} />
          <h2 id="earlier-documentation">Earlier documentation</h2>
          <p>
            The packages of Joy UI, Base UI, Charts and Tree View have no earlier
            major version. For the others the makers keep the pages of earlier
            versions:
          </p>
          <EarlierDocsList />
        </div>
      </TextPage>
    </>
  );
}

/** `^17.0.0 || ^18.0.0` → `17 or 18` */
function rangeToText(range: string): string {
  return range.replace(/\^(\d+)\.0\.0/g, '$1').replaceAll(' || ', ' or ');
}

function PackageTable() {
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Version</th>
          <th scope="col">Package</th>
          <th scope="col">Released</th>
          <th scope="col">React</th>
          <th scope="col">More</th>
        </tr>
      </thead>
      <tbody>
        {[...PRODUCTS, ...COMPANION_PACKAGES].map(({ name, href, packageName }) => {
          const item = versions.packages[packageName];
          return (
            item && (
              <tr key={packageName}>
                <th scope="row">{href ? <Link to={href}>{name}</Link> : name}</th>
                <td className={styles.number}>{item.version}</td>
                <td>
                  <a href={item.npmUrl}>{packageName}</a>
                </td>
                <td>
                  <ReleaseDay day={item.releasedOn} />
                </td>
                <td className={styles.number}>
                  {item.react ? rangeToText(item.react) : '–'}
                </td>
                <td className={styles.links}>
                  <a
                    href={item.notesUrl}
                    aria-label={`Release notes of ${packageName}`}
                  >
                    Notes
                  </a>
                  <a href={item.sourceUrl} aria-label={`Source of ${packageName}`}>
                    Source
                  </a>
                </td>
              </tr>
            )
          );
        })}
      </tbody>
    </ScrollingTable>
  );
}

function Rhythm({ release }: { release: MajorRelease }) {
  const { minors, preReleases, daysBetween } = release;
  const first = minors.at(-1)?.first;
  const count = minors.reduce((sum, minor) => sum + minor.count, 0);
  return (
    <p>
      {count} releases since {first?.version}
      {first?.releasedOn && (
        <>
          {' '}
          of <ReleaseDay day={first.releasedOn} />
        </>
      )}
      {daysBetween !== null &&
        `, one every ${daysBetween.toFixed(1)} days on average`}
      {preReleases > 0 && `, after ${preReleases} pre-releases`}.
    </p>
  );
}

function SupportTable({ release }: { release: MajorRelease }) {
  const first = release.minors.at(-1)?.first;
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">First released</th>
          <th scope="col">Support</th>
          <th scope="col">Documentation</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">v{release.major}</th>
          <td>
            <ReleaseDay day={first?.releasedOn?.slice(0, 7) ?? null} />
          </td>
          <td>{SUPPORT_TEXTS.active}</td>
          <td>
            <Link to="/material-ui/">This portal</Link>
          </td>
        </tr>
        {EARLIER_MAJORS.map(({ name, releasedIn, support, docsUrl }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <ReleaseDay day={releasedIn} />
            </td>
            <td>{SUPPORT_TEXTS[support]}</td>
            <td>
              <a href={docsUrl}>{new URL(docsUrl).hostname}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

function EarlierDocsList() {
  return (
    <ul>
      {PRODUCTS.map(({ id, name }) => ({ id, name, docs: listEarlierDocs(id) }))
        .filter(({ docs }) => docs.length > 0)
        .map(({ id, name, docs }) => (
          <li key={id}>
            {name}:{' '}
            {docs.map((earlier, index) => (
              <span key={earlier.name}>
                {index > 0 && ', '}
                <a href={earlier.href} aria-label={`${name} ${earlier.name}`}>
                  {earlier.name}
                </a>
              </span>
            ))}
          </li>
        ))}
    </ul>
  );
}
