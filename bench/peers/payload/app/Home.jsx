import { getPayload } from "payload";
import config from "../payload.config.js";

export async function Home() {
  const payload = await getPayload({ config });
  const { docs } = await payload.find({ collection: "projects", limit: 12, depth: 1 });
  return (
    <main>
      <h1>Work</h1>
      {docs.map(({ id, slug, name, heroImage }) => (
        <a key={id} href={`/project/${slug}`}>
          <img src={heroImage?.src} alt="" width="640" height="322" loading="lazy" />
          {name}
        </a>
      ))}
    </main>
  );
}
