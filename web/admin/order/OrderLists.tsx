import type { BriefOrder_query$key } from "../../__generated__/BriefOrder_query.graphql";
import type { HomeOrder_query$key } from "../../__generated__/HomeOrder_query.graphql";
import type { WorkOrder_query$key } from "../../__generated__/WorkOrder_query.graphql";
import { BriefOrder } from "./BriefOrder";
import { HomeOrder } from "./HomeOrder";
import { WorkOrder } from "./WorkOrder";
import "./OrderPanel.css";

type Props = { query: BriefOrder_query$key & HomeOrder_query$key & WorkOrder_query$key };

/** The lists of the home page, the work grid and the page of briefs. */
export function OrderLists({ query }: Props) {
  return (
    <div className="order-lists stack-widest">
      <HomeOrder query={query} />
      <WorkOrder query={query} />
      <BriefOrder query={query} />
    </div>
  );
}
