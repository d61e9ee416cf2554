import { type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router";
import type { WorkGallery_query$key } from "../../__generated__/WorkGallery_query.graphql";
import type { WorkGalleryPageQuery } from "../../__generated__/WorkGalleryPageQuery.graphql";
import { PictureAhead } from "../../media/viewer/PictureAhead";
import { paths } from "../../paths";
import { showProblem } from "../../ui/toast/showToast";
import { describeFailure } from "../../words/describeFailure";
import { useSiteWords, useWords } from "../../words/WordsContext";
import { useResponseStatus } from "../head/useResponseStatus";
import { largestCount, pageSize, pageStarts } from "./gridPages";
import { useViewedImage } from "./useViewedImage";
import { tileId } from "./viewerAddress";
import { WorkGrid } from "./WorkGrid";
import { WorkViewer } from "./WorkViewer";
import { useWorkTag } from "./workTag";

/** How many images are requested at a time until an image far down the grid is loaded. */
const largestPage = 100;

type Props = {
  query: WorkGallery_query$key;
  /** Whether the owner has chosen square pictures. */
  isSquare?: boolean;
};

/** The grid of all work images, and the viewer while the address names one of them. */
export function WorkGallery({ query, isSquare = false }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    WorkGalleryPageQuery,
    WorkGallery_query$key
  >(
    graphql`
      fragment WorkGallery_query on Query
      @refetchable(queryName: "WorkGalleryPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 48 }
        cursor: { type: "String" }
        tag: { type: "String" }
      ) {
        workImages(first: $count, after: $cursor, visibility: PUBLIC, tag: $tag)
          @connection(key: "WorkGallery_workImages") {
          totalCount
          edges {
            node {
              databaseId
              media {
                ...PictureAhead_media
              }
              ...WorkGrid_workImages
              ...WorkViewer_workImage
            }
          }
        }
      }
    `,
    query,
  );
  const words = useSiteWords();
  const images = data.workImages.edges.map(({ node }) => node);
  const total = data.workImages.totalCount;
  const viewed = useViewedImage({
    ids: images.map(({ databaseId }) => databaseId),
    total,
    hasMore: hasNext,
  });
  // For a missing image the grid is shown with status 404, so that pages with arbitrary numbers are not
  // cached.
  useResponseStatus(viewed.isMissing ? 404 : undefined);
  const [failure, setFailure] = useState<Error | null>(null);
  // The position of the first image of each batch.
  const [batches, setBatches] = useState(() => pageStarts(images.length));
  const [awaitedPlace, setAwaitedPlace] = useState<number | null>(null);
  const load = (count: number) => {
    setFailure(null);
    setBatches([...batches, images.length]);
    loadNext(count, {
      onComplete: (error) => {
        if (!error) return;
        setFailure(error);
        setAwaitedPlace(null);
        // An open viewer covers the notice, and shows the failure itself.
        showProblem(words.say("work.failed"), describeFailure(error, words));
      },
    });
  };
  const handleMore = () => {
    setAwaitedPlace(images.length);
    load(pageSize);
  };
  // After a press on the button the focus moves to the first new tile: with the last batch the button
  // disappears.
  const awaitedTile = awaitedPlace === null ? undefined : images[awaitedPlace];
  useEffect(() => {
    if (!awaitedTile) return;
    // The visitor may have moved the focus meanwhile.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest(".work-more")) {
      document.getElementById(tileId(awaitedTile.databaseId))?.focus();
    }
    setAwaitedPlace(null);
  }, [awaitedTile]);
  const loadBeyond = useEffectEvent(() => load(largestPage));
  // Batches are loaded until the requested image is loaded.
  const isToBeFound = viewed.isBeyond && !isLoadingNext && !failure;
  useEffect(() => {
    if (isToBeFound) loadBeyond();
  }, [isToBeFound]);
  const image = images[viewed.index];
  const neighbours = [viewed.index - 1, viewed.index + 1].map((place) => {
    const neighbour = images[place];
    return neighbour && <PictureAhead key={neighbour.databaseId} media={neighbour.media} />;
  });
  const handleStep = (offset: 1 | -1) => {
    setFailure(null);
    viewed.step(offset);
  };

  if (images.length === 0) return <p className="work-empty muted">{words.say("work.empty")}</p>;
  return (
    <>
      <WorkGrid
        workImages={images}
        batches={batches}
        isSquare={isSquare}
        isCovered={image !== undefined}
      />
      {hasNext && (
        <div className="work-more" data-limit={images.length >= largestCount || undefined}>
          <ShowMore count={images.length} isPending={isLoadingNext} onPress={handleMore} />
        </div>
      )}
      {image && (
        <WorkViewer
          workImage={image}
          position={viewed.index + 1}
          total={total}
          gridCount={images.length}
          previousId={viewed.previousId}
          nextId={viewed.nextId}
          neighbours={neighbours}
          problem={
            viewed.isBeyond && failure
              ? `${words.say("work.failed")}. ${describeFailure(failure, words)}`
              : null
          }
          onClose={viewed.close}
          onStep={handleStep}
        />
      )}
    </>
  );
}

type ShowMoreProps = {
  /** How many tiles the grid shows. */
  count: number;
  isPending: boolean;
  onPress: () => void;
};

/**
 * The button that extends the grid. Without scripts it is a link to the longer grid, at the first new tile.
 */
function ShowMore({ count, isPending, onPress }: ShowMoreProps) {
  const say = useWords();
  const handleClick = (event: MouseEvent) => {
    // With a modifier key the browser opens the longer grid in another tab.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!isPending) onPress();
  };
  return (
    <Link
      className="button"
      data-in-place
      to={paths.workGrid(count + pageSize, count + 1, useWorkTag())}
      data-pending={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={handleClick}
    >
      {say(isPending ? "work.loading" : "work.more")}
    </Link>
  );
}
