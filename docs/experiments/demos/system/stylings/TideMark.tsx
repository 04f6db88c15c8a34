import './tide.css';

export default function TideMark() {
  return <p className="tide">2.4 m at noon</p>;
}
