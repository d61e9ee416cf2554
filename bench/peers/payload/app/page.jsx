import { Home } from "./Home.jsx";

export const dynamic = "force-static";
export default Home;
