type Variant = 0 | 1 | 2;

type Props = {
  /** Selects the drawing, so that neighbours differ. */
  variant: Variant;
};

/** The placeholder of a card without a picture. */
export function CardPlaceholder({ variant }: Props) {
  return (
    <span className="card-placeholder" aria-hidden="true">
      <svg
        width="240"
        height="160"
        viewBox="0 0 240 160"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        {drawings[variant]}
      </svg>
    </span>
  );
}

const variants = [0, 1, 2] as const;

/** The drawings in turn. */
export function variantAt(index: number): Variant {
  return variants[index % variants.length] ?? 0;
}

const drawings = [
  <g key="frames">
    <rect x="18" y="20" width="140" height="96" rx="10" />
    <path d="M18 42h140" />
    <circle cx="32" cy="31" r="3" />
    <circle cx="43" cy="31" r="3" />
    <rect x="170" y="52" width="52" height="92" rx="12" />
    <path d="M188 60h16M34 60h52M34 74h84M34 88h66M182 76h28M182 88h28M182 100h18" />
  </g>,
  <g key="type">
    <path d="M20 132 66 28l46 104M36 96h60" strokeWidth="10" strokeLinejoin="round" />
    <path d="M136 44h84M136 68h84M136 92h60M136 116h72" />
  </g>,
  <g key="shapes">
    <circle cx="62" cy="80" r="44" />
    <rect x="118" y="36" width="44" height="88" rx="22" />
    <path d="M180 124h44V36z" strokeLinejoin="round" />
  </g>,
];
