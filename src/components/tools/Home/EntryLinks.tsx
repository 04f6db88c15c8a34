import Link from '@docusaurus/Link';
import { Icon } from '../../controls/Icon/Icon';
import styles from './WaysIn.module.css';

const WAYS = [
  {
    title: 'Install',
    text: 'Material UI is three packages: the library itself and the two of Emotion that write its styles.',
    href: '/material-ui/getting-started/installation/',
  },
  {
    title: 'First component',
    text: 'Button, from one press to a form that saves, with its keyboard, its roles and its props.',
    href: '/material-ui/react-button/',
  },
  {
    title: 'First guide',
    text: 'The sx prop: how Material UI, Joy UI and MUI System style one element in place.',
    href: '/system/getting-started/the-sx-prop/',
  },
  {
    title: 'Blog',
    text: 'How the portal works, what a release brings, and how to do one thing well with the libraries.',
    href: '/blog/',
  },
];

export function EntryLinks() {
  return (
    <section className={styles.section} aria-labelledby="ways-in">
      <h2 id="ways-in" className={styles.title}>
        Ways in
      </h2>
      <ul className={styles.list}>
        {WAYS.map(({ title, text, href }) => (
          <li key={href} className={styles.way}>
            <h3>
              <Link to={href}>
                {title}
                <Icon
                  name="ArrowForwardRounded"
                  directional
                  className={styles.arrow}
                />
              </Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
