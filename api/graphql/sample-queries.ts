/** What GraphiQL shows a developer who opens it for the first time. */
export const sampleQueries = `# Vitrine's GraphQL API. Put the cursor in a query and press the play button.

# The home page.
query Home {
  siteIdentity {
    ownerName
    tagline
  }
  projects(onHome: true, first: 12) {
    edges {
      node {
        name
        slug
        homeDisplayWidth
        isPasswordProtected
        heroImage {
          src
          asset {
            altText
            width
            height
          }
        }
      }
    }
  }
}

# One case study. Its content is null while the project is locked.
query CaseStudy {
  project(slug: "passage") {
    name
    isLocked
    caseStudy {
      why {
        __typename
        ... on TextModule {
          title
          content
        }
      }
    }
    next {
      name
    }
  }
}

# What collaborators say.
query Collaborators {
  aboutTabs {
    edges {
      node {
        name
        contentHeading
        quotes(first: 3) {
          edges {
            node {
              quote
              authorName
              authorCompany
            }
          }
        }
      }
    }
  }
}
`;
