/** What the page says where the owner has not written anything. */
export const aboutFallbacks = {
  mainHeading: "Leading the design of human-to-AI product experiences.",
  mainParagraph:
    "I help teams, from startups to large companies, to design products that people understand and trust.",
  currentRole: "Currently leading product design.",
};
