// Quiet until there is a video: no picture of a player that does not play.
export function DemoVideo() {
  return <p className="demo-video note">Demo video coming soon</p>;
}
